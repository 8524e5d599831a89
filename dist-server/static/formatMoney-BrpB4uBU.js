// machines/claim/writing/formatMoney.ts
/** An amount in its currency as the language writes it: `1 250 Kč`, `1 250,50 €`. Source: specification section 9. */
function formatMoney(amount, currency, language) {
	const whole = Number.isInteger(amount);
	return new Intl.NumberFormat(language === "en" ? "en-GB" : language, {
		style: "currency",
		currency,
		currencyDisplay: "narrowSymbol",
		minimumFractionDigits: whole ? 0 : 2,
		maximumFractionDigits: whole ? 0 : 2
	}).format(amount);
}
var signs = {
	CZK: "Kč",
	EUR: "€"
};
/** The sign that stands behind the box of an amount: Kč or €. */
var currencySign = (currency) => signs[currency];
export { formatMoney as n, currencySign as t };
