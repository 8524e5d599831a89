import { c as succeeded, l as toFailure, n as port, s as outcomeOf, t as typesOf, u as errorOf } from "./typesOf-BPRPWlkI.js";
import { t as createRetryMachine } from "./retry-BkIpD9cI.js";
import { assign, setup } from "xstate";
// machines/actors/upload.ts
/** A file being uploaded, which reports how much of it has been sent. */
var sendFileMachine = createRetryMachine("send");
/**
* One file. It starts when told to, so that a list of files decides how many are sent at once, and ends with its id when it is
* removed; a removal that fails leaves it uploaded, with the failure. One that is refused has failed from the beginning and is
* never sent. Source: specification sections 7 and 9.
*/
var uploadMachine = setup({
	types: typesOf(),
	actors: {
		send: sendFileMachine,
		remove: port("remove")
	},
	guards: {
		isStored: ({ context }) => context.document !== void 0,
		isRefused: ({ context }) => context.failure !== void 0,
		mayBeSent: ({ context }) => context.file !== void 0,
		hasSent: (_, { outcome }) => outcome.ok,
		isGone: (_, { error }) => toFailure(error).status === 404
	},
	actions: {
		begin: assign({
			progress: 0,
			failure: void 0
		}),
		forgetFailure: assign({ failure: void 0 }),
		keepProgress: assign((_, params) => params),
		keepOutcome: assign((_, { outcome }) => outcome.ok ? {
			document: outcome.value,
			progress: 1
		} : { failure: outcome.failure }),
		keepFailure: assign((_, { error }) => ({ failure: toFailure(error) }))
	}
}).createMachine({
	id: "upload",
	context: ({ input: { document, refusal, ...input } }) => ({
		...input,
		document,
		failure: refusal,
		progress: 0
	}),
	output: ({ context }) => succeeded(context.id),
	initial: "waiting",
	states: {
		waiting: {
			always: [{
				guard: "isStored",
				target: "uploaded"
			}, {
				guard: "isRefused",
				target: "failed"
			}],
			on: {
				START: "uploading",
				CANCEL: "cancelled"
			}
		},
		uploading: {
			entry: "begin",
			on: { CANCEL: "cancelled" },
			invoke: {
				src: "send",
				input: ({ context: { claimRef, name, file, documentType, retry } }) => ({
					request: {
						claimRef,
						name,
						file,
						documentType
					},
					retry
				}),
				onSnapshot: { actions: {
					type: "keepProgress",
					params: ({ event }) => ({ progress: event.snapshot.context.progress })
				} },
				onDone: [{
					guard: {
						type: "hasSent",
						params: outcomeOf
					},
					target: "uploaded",
					actions: {
						type: "keepOutcome",
						params: outcomeOf
					}
				}, {
					target: "failed",
					actions: {
						type: "keepOutcome",
						params: outcomeOf
					}
				}],
				onError: {
					target: "failed",
					actions: {
						type: "keepFailure",
						params: errorOf
					}
				}
			}
		},
		uploaded: { on: { REMOVE: "removing" } },
		removing: { invoke: {
			src: "remove",
			input: ({ context: { claimRef, document } }) => ({
				claimRef,
				documentId: document?.documentId ?? ""
			}),
			onDone: "removed",
			onError: [{
				guard: {
					type: "isGone",
					params: errorOf
				},
				target: "removed"
			}, {
				target: "uploaded",
				actions: {
					type: "keepFailure",
					params: errorOf
				}
			}]
		} },
		failed: { on: {
			RETRY: {
				guard: "mayBeSent",
				target: "waiting",
				actions: "forgetFailure"
			},
			REMOVE: "removed"
		} },
		cancelled: { on: {
			RETRY: "waiting",
			REMOVE: "removed"
		} },
		removed: { type: "final" }
	}
});
/** A file that is refused for what it is stays refused; a broken connection may work again. */
var mayHelpAgain = ({ action }) => action !== "CLOSE";
export { sendFileMachine as n, uploadMachine as r, mayHelpAgain as t };
