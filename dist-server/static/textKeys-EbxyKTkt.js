// machines/flow/textKeys.ts
/**
* Where the words of a page's fields are looked for before the common ones, the closest first: `life:hospital.fields`,
* `life:fields`.
*/
var pageScopes = (claimType, { view }) => [`${claimType}:${view}.fields`, `${claimType}:fields`];
/**
* The keys that a text about a field may have, the closest first: in each of the scopes, then among the common words. The path is
* the field without row numbers and what is said about it: `reporter.email.label`.
*/
var textKeys = (scopes, path) => [...scopes.map((scope) => `${scope}.${path}`), `fields:${path}`];
/**
* The keys that a text of a page may have, the closest first: those of a variant (`car:vehicle.POVPOS.title`,
* `shared:documents.UPLOAD.title`), then those of its line, then those of every line.
*/
var pageTextKeys = (claimType, { view }, key, variant) => {
	return [...variant === void 0 ? [] : [`${view}.${variant}`], view].flatMap((name) => [`${claimType}:${name}.${key}`, `shared:${name}.${key}`]);
};
export { pageTextKeys as n, textKeys as r, pageScopes as t };
