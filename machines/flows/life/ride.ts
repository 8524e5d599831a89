/** What is asked of a ride beside the activity. */
export const ride = { trafficRole: true, seatBelt: true, registrationNo: true } as const;
