// machines/claim/derived/textVariant.ts
/** The variant whose words differ on a page, undefined while nobody knows what is reported. */
var textVariant = ({ flowType }, { riskFlow, appliedRiskId }) => flowType === "DRAFT" ? riskFlow ?? appliedRiskId : flowType;
export { textVariant as t };
