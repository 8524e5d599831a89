// machines/flow/flow.ts
var noDocuments = {
	rows: [],
	byAnswer: []
};
/** The flow of a line of insurance. A `next` or `start` that is not one of its pages does not compile. */
var defineFlow = ({ line: { claimType, home }, flowType, start, pages, documents = noDocuments }) => ({
	code: `${claimType}.${flowType}`,
	claimType,
	flowType,
	home,
	start,
	pages,
	documents
});
/** One value for each page of a flow, by its literal code. */
var mapPages = (flow, make) => {
	const made = Object.fromEntries(flow.pages.map((page) => [page.code, make(page)]));
	if (!isWhole(flow, made)) throw new Error(`Two pages of ${flow.code} have one code.`);
	return made;
};
var isWhole = (flow, made) => Object.keys(made).length === flow.pages.length;
/** The page of a flow by its code. Throws where the flow has no such page. */
var getPage = (flow, code) => {
	const page = findPage(flow, code);
	if (!page) throw new Error(`The flow ${flow.code} has no page ${code}.`);
	return page;
};
/** The page of a flow by its code, undefined where the flow has no such page. */
var findPage = (flow, code) => flow.pages.find((page) => page.code === code);
export { mapPages as i, findPage as n, getPage as r, defineFlow as t };
