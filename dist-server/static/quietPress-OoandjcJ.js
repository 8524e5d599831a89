// src/fields/choice/quietPress.ts
var styleId = "react-aria-pressable-style";
/**
* Keeps react-aria from writing a style element into the page, which a strict content policy refuses: it looks for one with this
* id first. The rule itself is in CalendarPopup.module.css.
*/
function quietPress() {
	if (typeof document === "undefined" || document.getElementById(styleId)) return;
	const mark = document.createElement("meta");
	mark.id = styleId;
	document.head.append(mark);
}
export { quietPress as t };
