import { jsx, jsxs } from "react/jsx-runtime";
var NumberedSteps_module_default = {
	steps: "_steps_52gls_2",
	step: "_step_52gls_2",
	aside: "_aside_52gls_42",
	text: "_text_52gls_47"
};
// src/pages/shared/parts/NumberedSteps.tsx
/** What happens one after the other. */
var NumberedSteps = ({ steps }) => /* @__PURE__ */ jsx("ol", {
	className: NumberedSteps_module_default["steps"],
	children: steps.map(({ title, aside, text }) => /* @__PURE__ */ jsxs("li", {
		className: NumberedSteps_module_default["step"],
		children: [
			/* @__PURE__ */ jsx("strong", { children: title }),
			/* @__PURE__ */ jsx("span", {
				className: NumberedSteps_module_default["aside"],
				children: aside
			}),
			/* @__PURE__ */ jsx("span", {
				className: NumberedSteps_module_default["text"],
				children: text
			})
		]
	}, title))
});
export { NumberedSteps as t };
