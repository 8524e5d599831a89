// machines/claim/steps.ts
/**
* The steps of section 4: DRAFT has the first five, UPLOAD and QUESTION the others, and documents belong to both DRAFT and
* UPLOAD.
*/
var steps = {
	DRAFT: [
		"role",
		"fillInfo",
		"bank",
		"event",
		"documents"
	],
	UPLOAD: [
		"claimIdentification",
		"contacts",
		"documents"
	],
	QUESTION: [
		"claimIdentification",
		"contacts",
		"question"
	]
};
export { steps as t };
