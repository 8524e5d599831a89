import * as z from "zod";
// machines/claim/codes/life.ts
var ClaimEventType = z.enum([
	"INJURY",
	"PERMANENT",
	"HOSPITAL",
	"NO_WORK",
	"JOB_LOSS",
	"DISABILITY",
	"DEATH",
	"ILLNESS",
	"DEPENDENCY",
	"CARE",
	"IVF",
	"OTHER"
]);
/** The events that loan insurance and travel cover ask about. With any other risk the event follows from the risk. */
var eventsOfRisk = {
	BAN: [
		"NO_WORK",
		"JOB_LOSS",
		"DISABILITY",
		"DEATH",
		"ILLNESS"
	],
	CPZ: [
		"INJURY",
		"PERMANENT",
		"HOSPITAL",
		"DEATH",
		"OTHER"
	]
};
/** What somebody is to the contract. */
var ContractRole = z.enum([
	"POLICYHOLDER",
	"INSURED",
	"SECOND_INSURED",
	"INSURED_CHILD",
	"BENEFICIARY",
	"ENTITLED",
	"LEGAL_REPRESENTATIVE",
	"GUARDIAN",
	"ATTORNEY",
	"HEIR",
	"PASSENGER",
	"DRIVER",
	"OWNER",
	"OPERATOR",
	"EMPLOYER"
]);
var DeathCause = z.enum([
	"DISEASE",
	"INJURY",
	"TRAFFIC_ACCIDENT",
	"WORK_INJURY",
	"DROWNING",
	"VIOLENCE",
	"SUICIDE",
	"CHILDBIRTH",
	"OLD_AGE",
	"UNKNOWN"
]);
var HealthCause = z.enum([
	"INJURY",
	"DISEASE",
	"PREGNANCY",
	"SURGERY",
	"EXAMINATION",
	"REHABILITATION",
	"QUARANTINE",
	"OTHER"
]);
var NoWorkCause = z.enum([
	"DISEASE",
	"INJURY",
	"WORK_INJURY",
	"OCCUPATIONAL_DISEASE",
	"PREGNANCY",
	"QUARANTINE",
	"TREATMENT_STAY",
	"OTHER"
]);
var AthleteLevel = z.enum([
	"NONE",
	"RECREATIONAL",
	"ORGANISED",
	"COMPETITION",
	"PROFESSIONAL"
]);
/** Parts of the body as they are picked in the picture; left and right are those of the person. */
var BodyArea = z.enum([
	"HEAD",
	"NECK",
	"THORAX",
	"SPINE",
	"ARM_RIGHT",
	"ARM_LEFT",
	"LEG_RIGHT",
	"LEG_LEFT"
]);
var LimbSide = z.enum([
	"LEFT",
	"RIGHT",
	"BOTH"
]);
var LimbPart = z.enum([
	"SHOULDER",
	"UPPER_ARM",
	"ELBOW",
	"FOREARM",
	"WRIST",
	"HAND",
	"FINGERS",
	"HIP",
	"THIGH",
	"KNEE",
	"LOWER_LEG",
	"ANKLE",
	"FOOT",
	"TOES"
]);
var LimbImpact = z.enum([
	"MOVEMENT",
	"STRENGTH",
	"SENSATION",
	"LENGTH",
	"AMPUTATION",
	"SCAR"
]);
var FaceImpact = z.enum([
	"SCAR",
	"TEETH",
	"EYE",
	"EAR",
	"NOSE",
	"NERVE",
	"SPEECH",
	"HEADACHE",
	"MEMORY",
	"DIZZINESS",
	"NECK_MOVEMENT"
]);
var TrunkPart = z.enum([
	"CHEST_SPINE",
	"LUMBAR_SPINE",
	"RIBS",
	"ABDOMEN",
	"PELVIS"
]);
var TrunkImpact = z.enum([
	"MOVEMENT",
	"BREATHING",
	"ORGAN",
	"NERVE",
	"SCAR"
]);
var TrafficRole = z.enum([
	"DRIVER",
	"PASSENGER",
	"FRONT_PASSENGER",
	"REAR_PASSENGER",
	"PEDESTRIAN",
	"CYCLIST"
]);
var DisabilityDegree = z.enum([
	"1",
	"2",
	"3",
	"CHILD_CARE"
]);
var DependencyDegree = z.enum([
	"I",
	"II",
	"III",
	"IV"
]);
/** What was acknowledged before: a degree of disability, or of dependency. */
var PreviousDegree = z.enum([
	"NONE",
	"1",
	"2",
	"3",
	"I",
	"II",
	"III",
	"IV"
]);
var ContractKind = z.enum(["PERMANENT", "FIXED"]);
/** Why a job ended; some reasons are never insured. */
var JobEndReason = z.enum([
	"REDUNDANCY",
	"CLOSED",
	"AGREEMENT",
	"OWN_NOTICE",
	"UNPAID_WAGE",
	"MISCONDUCT",
	"EXPIRY",
	"PROBATION",
	"HEALTH"
]);
var CareProvider = z.enum([
	"FAMILY",
	"PROFESSIONAL",
	"FACILITY"
]);
var PolicySearch = z.enum([
	"POLICY_NUMBER",
	"REGISTRATION_NO",
	"BIRTH_NUMBER"
]);
export { eventsOfRisk as S, PolicySearch as _, ContractKind as a, TrunkImpact as b, DependencyDegree as c, HealthCause as d, JobEndReason as f, NoWorkCause as g, LimbSide as h, ClaimEventType as i, DisabilityDegree as l, LimbPart as m, BodyArea as n, ContractRole as o, LimbImpact as p, CareProvider as r, DeathCause as s, AthleteLevel as t, FaceImpact as u, PreviousDegree as v, TrunkPart as x, TrafficRole as y };
