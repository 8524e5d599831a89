import { useSyncExternalStore } from "react";
// src/layout/useIsWide.ts
var wide = globalThis.matchMedia?.("(width >= 64rem)");
var subscribe = (listener) => {
	wide?.addEventListener("change", listener);
	return () => wide?.removeEventListener("change", listener);
};
/** True when there is room for a side column. */
var useIsWide = () => useSyncExternalStore(subscribe, () => wide?.matches ?? true, () => false);
export { useIsWide as t };
