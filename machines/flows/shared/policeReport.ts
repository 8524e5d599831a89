/** What is asked beside `policeInvestigation` where the police know of it. */
export const policeReport = { policeStation: true, policeFileNo: true } as const;
