/** The service says so of a vehicle or policy that nobody has; the page or dialog that follows tells the reporter. */
export const nothingFound = /status of 404 .*\/search-(policy|damaged)\)/;
