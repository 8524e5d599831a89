import { jsx, jsxs } from "react/jsx-runtime";
var Section_module_default = {
	section: "_section_1f4hb_2",
	title: "_title_1f4hb_6"
};
// src/pages/shared/parts/Section.tsx
/** A part of a page to be read, under a heading of its own. */
var Section = ({ title, children }) => /* @__PURE__ */ jsxs("section", {
	className: Section_module_default["section"],
	children: [/* @__PURE__ */ jsx("h2", {
		className: Section_module_default["title"],
		children: title
	}), children]
});
export { Section as t };
