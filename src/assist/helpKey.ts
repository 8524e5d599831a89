/** The key by which a tab remembers that its visitor is being helped. */
export const helpKey = 'hlaska.help';
