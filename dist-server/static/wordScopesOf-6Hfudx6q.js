import { t as pageScopes } from "./textKeys-EbxyKTkt.js";
// src/pages/wordScopesOf.ts
var kept = /* @__PURE__ */ new Map();
/**
* Where a page looks for the words of its fields before the common ones: in its own, then in those of its line. It is the same
* list for the same page, so that it is fit for a context.
*/
function wordScopesOf(claimType, page) {
	const name = `${claimType}/${page.view}`;
	const scopes = kept.get(name) ?? pageScopes(claimType, page);
	kept.set(name, scopes);
	return scopes;
}
export { wordScopesOf as t };
