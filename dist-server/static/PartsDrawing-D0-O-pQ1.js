import { createElement, useId, useRef, useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
// src/fields/drawing/nearestPart.ts
var directions = {
	ArrowUp: [0, -1],
	ArrowDown: [0, 1],
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0]
};
var isDirection = (key) => key in directions;
/**
* The part of a drawing, marked with `data-part`, that an arrow key leads to from the focused part: ahead, near, and straight
* ahead rather than to the side. Undefined where the drawing ends and for any other key.
*/
function nearestPart(drawing, key, from) {
	if (!drawing || !isDirection(key)) return void 0;
	const [dx, dy] = directions[key];
	const parts = [...drawing.querySelectorAll("[data-part]")];
	const start = parts.find((part) => part.dataset["part"] === from);
	if (!start) return void 0;
	const here = middleOf(start);
	return parts.flatMap((part) => {
		const there = middleOf(part);
		const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
		const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
		return part !== start && along > 1 ? [{
			part,
			distance: along + 2 * aside
		}] : [];
	}).toSorted((one, other) => one.distance - other.distance)[0]?.part;
}
function middleOf(part) {
	const { x, y, width, height } = part.getBoundingClientRect();
	return {
		x: x + width / 2,
		y: y + height / 2
	};
}
var PartsDrawing_module_default = {
	drawing: "_drawing_1v1sx_2",
	outline: "_outline_1v1sx_9",
	part: "_part_1v1sx_15",
	shape: "_shape_1v1sx_29",
	reach: "_reach_1v1sx_35",
	word: "_word_1v1sx_75"
};
// src/fields/drawing/PartsDrawing.tsx
/**
* A drawing whose parts are chosen by pointing. It is one stop of the tab key; arrows go from part to part by where they are, and
* the space bar chooses. To screen readers each part is a box to tick.
*/
function PartsDrawing({ parts, viewBox, outline, label, hint, nameOf, chosen, offered, onToggle, onPoint, children }) {
	const [current, setCurrent] = useState(parts.find(({ code }) => offered.includes(code))?.code);
	const drawing = useRef(null);
	const hintId = useId();
	const press = (event, code) => {
		if (event.key === " " || event.key === "Enter") {
			event.preventDefault();
			onToggle(code);
			return;
		}
		const next = nearestPart(drawing.current, event.key, code);
		if (!next) return;
		event.preventDefault();
		next.focus();
	};
	const point = (code) => {
		if (code) setCurrent(code);
		onPoint?.(code);
	};
	return /* @__PURE__ */ jsxs("fieldset", {
		"aria-label": label,
		"aria-describedby": hintId,
		children: [/* @__PURE__ */ jsx("p", {
			id: hintId,
			className: "visually-hidden",
			children: hint
		}), /* @__PURE__ */ jsxs("svg", {
			ref: drawing,
			viewBox,
			className: PartsDrawing_module_default["drawing"],
			children: [
				outline ? /* @__PURE__ */ jsx("path", {
					d: outline,
					className: PartsDrawing_module_default["outline"],
					"aria-hidden": "true"
				}) : null,
				parts.map((part) => {
					const { code, look, isMirrored } = part;
					const shared = {
						className: PartsDrawing_module_default["part"],
						"data-look": look,
						transform: isMirrored ? "translate(360) scale(-1 1)" : void 0
					};
					return offered.includes(code) ? /* @__PURE__ */ createElement("g", {
						...shared,
						key: code,
						"data-part": code,
						role: "checkbox",
						"aria-checked": chosen.includes(code),
						"aria-label": nameOf(code),
						tabIndex: current === code ? 0 : -1,
						onClick: () => onToggle(code),
						onKeyDown: (event) => press(event, code),
						onFocus: () => point(code),
						onBlur: () => point(void 0),
						onPointerEnter: () => point(code),
						onPointerLeave: () => point(void 0)
					}, /* @__PURE__ */ jsx(Shape, { ...part })) : /* @__PURE__ */ createElement("g", {
						...shared,
						key: code,
						"aria-hidden": "true"
					}, /* @__PURE__ */ jsx(Shape, { ...part }));
				}),
				children
			]
		})]
	});
}
var Shape = ({ d, isSmall = false }) => /* @__PURE__ */ jsxs(Fragment$1, { children: [isSmall ? /* @__PURE__ */ jsx("path", {
	d,
	className: PartsDrawing_module_default["reach"]
}) : null, /* @__PURE__ */ jsx("path", {
	d,
	className: PartsDrawing_module_default["shape"]
})] });
export { PartsDrawing_module_default as n, PartsDrawing as t };
