/** A phone held upright: `test.use(phone)`. */
export const phone = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };

/** A small desktop window, the default. */
export const desktop = { viewport: { width: 1280, height: 900 } };
