// machines/claim/currency.ts
var currencies = {
	CZ: "CZK",
	SK: "EUR"
};
/**
* The currency of every amount of a claim: that of the country of its policy, Kč where the policy tells none; where there is no
* policy the one the reporter chose, undefined until they have. The language of the screen tells nothing. Source: decisions,
* "Decided after the first build".
*/
var currencyOf = ({ dummyPolicy, policyCountry, currency }) => dummyPolicy ? currency : currencies[policyCountry ?? "CZ"];
/** The currency that the amounts of a claim count in: Kč where nothing tells another. */
var amountsIn = (claim) => currencyOf(claim) ?? "CZK";
export { currencyOf as n, amountsIn as t };
