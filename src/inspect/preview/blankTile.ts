/** An empty picture, because the map of a preview does not load its tiles from anywhere. */
export const blankTile = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
