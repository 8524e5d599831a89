import { Fragment, jsx, jsxs } from "react/jsx-runtime";
var TakenFrom_module_default = { origin: "_origin_s9v7n_2" };
// src/pages/TakenFrom.tsx
/** A field that says where its first answer was taken from, where it was. */
var TakenFrom = ({ field, children }) => /* @__PURE__ */ jsxs(Fragment, { children: [field, children === null ? null : /* @__PURE__ */ jsx("p", {
	className: TakenFrom_module_default["origin"],
	children
})] });
export { TakenFrom as t };
