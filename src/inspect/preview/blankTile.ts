/** A picture of nothing: the map of a preview asks nobody for its tiles. */
export const blankTile = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
