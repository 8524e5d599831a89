/** True for a Czech or Slovak ZIP code: five digits without the usual space. Source: specification sections 5 and 9. */
export const isZipCode = (value: string): boolean => /^\d{5}$/.test(value);
