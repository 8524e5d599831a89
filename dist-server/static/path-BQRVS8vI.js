// machines/claim/path.ts
var knownParts = /* @__PURE__ */ new Map();
/** The parts of a path: `injuredParties[0].email` has `['injuredParties', 0, 'email']`. */
var partsOf = (path) => {
	const parts = knownParts.get(path) ?? [...path.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([part, row]) => row === void 0 ? part : Number(row));
	knownParts.set(path, parts);
	return parts;
};
/** The path without the numbers of rows, as texts spell it: `injuredParties.email`. */
var withoutRows = (path) => path.replaceAll(/\[\d*\]/g, "");
/** The path for certain rows: `injuredParties[].injured.email` for row 2 is `injuredParties[2].injured.email`. */
var inRows = (path, rows) => rows.reduce((spelled, row) => spelled.replace("[]", `[${row}]`), path);
/** The path for any row: `injuredParties[].email`. */
var ofAnyRow = (path) => path.replaceAll(/\[\d+\]/g, "[]");
/** True when a path leads into what another one names: to an answer of a group or of a row. */
var isWithin = (path, group) => path.startsWith(group) && (path[group.length] === "." || path[group.length] === "[");
/** What a path leads through, outermost first: `injuredParties[0].email` leads through `injuredParties` and its row `[0]`. */
var groupsOf = (path) => [...path.matchAll(/[.[]/g)].map(({ index }) => path.slice(0, index));
export { partsOf as a, ofAnyRow as i, inRows as n, withoutRows as o, isWithin as r, groupsOf as t };
