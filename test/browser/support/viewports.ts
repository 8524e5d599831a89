/** A phone held upright: `test.use(phone)`. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The narrowest phone, and what a window of 1280 px shows at 400 %. */
export const narrow = { viewport: { width: 320, height: 640 } };

/** A small desktop window, the default. */
export const desktop = { viewport: { width: 1280, height: 900 } };

/** The screen that an agent works at. */
export const wide = { viewport: { width: 1440, height: 900 } };

/** A tablet held across. */
export const tablet = { viewport: { width: 1024, height: 768 } };
