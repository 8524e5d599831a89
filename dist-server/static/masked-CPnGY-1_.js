// src/pages/shared/masked.ts
var dots = "•••";
/**
* An identifier (a plate, a phone, an account) with only its last characters shown: `•••655`. Only dots where nothing would be
* hidden otherwise.
*/
var maskedEnd = (value, shown = 3) => value.length > shown ? `${dots}${value.slice(-shown)}` : dots;
/** An e-mail that hides whose it is but keeps where it is: `j•••@example.com`. */
var maskedEmail = (email) => email.replace(/^(.).*@/, `$1${dots}@`);
/** A name of which only the first letters are shown: `J••• N•••`. */
var maskedName = (name) => name.replaceAll(/(\p{L})\S+/gu, `$1${dots}`);
/** What is shown of an account whose beginning the service keeps to itself: `5357/2700` of `••••••5357/2700`. */
var accountEnding = (maskedAccount) => maskedAccount.replace(/^•+/, "");
export { maskedName as i, maskedEmail as n, maskedEnd as r, accountEnding as t };
