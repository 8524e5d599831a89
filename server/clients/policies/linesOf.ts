/** The line of insurance by the type of a policy that insures a vehicle. */
export const lineOfType = { POV: 'CAR_POV', HAV: 'CAR_HAV', POV_HAV: 'CAR_POV_HAV' } as const;

/** True for a line with the compulsory insurance of a vehicle. */
export const isCompulsory = (line: string): boolean => line === lineOfType.POV || line === lineOfType.POV_HAV;

/** True for a line that insures the damage of the vehicle itself. */
export const isCasco = (line: string): boolean => line === lineOfType.HAV || line === lineOfType.POV_HAV;
