import { useEffect, useRef } from "react";
// src/shell/useArrival.ts
/**
* Moves the focus to the heading of the page, and the view to its top, whenever the code of the page changes, but not for the
* first page.
*/
var useArrival = (code) => {
	const shown = useRef(code);
	useEffect(() => {
		if (shown.current === code) return;
		shown.current = code;
		scrollTo(0, 0);
		document.querySelector("h1")?.focus();
	}, [code]);
};
export { useArrival as t };
