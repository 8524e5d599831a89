import { l as toFailure, n as port, t as typesOf, u as errorOf } from "./typesOf-BPRPWlkI.js";
import { assertEvent, assign, setup } from "xstate";
// machines/actors/draftList.ts
var mustAuthorise = [
	"245000007",
	"245000011",
	"245000013"
];
var wrongNumber = ["245000014"];
var blocked = [
	"245000012",
	"245000015",
	"DRAFT_AUTH_FORBIDDEN"
];
/**
* The drafts a browser may continue, shown beside every flow; one that an address asks for goes straight to its authorisation. It
* ends with the draft that was opened. Source: specification sections 2, 6 and 8.
*/
var draftListMachine = setup({
	types: typesOf(),
	actors: {
		list: port("list"),
		open: port("open"),
		authorise: port("authorise"),
		discard: port("discard")
	},
	guards: {
		isAsked: ({ context }) => context.asked !== void 0,
		isEmpty: (_, { drafts }) => drafts.length === 0,
		mustAuthorise: (_, { error }) => isOneOf(mustAuthorise, error),
		isWrongNumber: (_, { error }) => isOneOf(wrongNumber, error),
		isBlocked: (_, { error }) => isOneOf(blocked, error)
	},
	actions: {
		keepDrafts: assign((_, params) => params),
		keepDraft: assign((_, { draft }) => ({
			draft,
			asked: draft.claimRequestUuid,
			failure: void 0
		})),
		keepFailure: assign((_, { error }) => ({ failure: toFailure(error) })),
		forgetDraft: assign({
			draft: void 0,
			asked: void 0,
			failure: void 0
		})
	}
}).createMachine({
	id: "draftList",
	context: ({ input }) => ({
		drafts: [],
		asked: input.asked
	}),
	output: ({ context }) => context.draft,
	initial: "beginning",
	states: {
		beginning: { always: [{
			guard: "isAsked",
			target: "authorising"
		}, { target: "loading" }] },
		loading: {
			entry: "forgetDraft",
			invoke: {
				src: "list",
				onDone: [{
					guard: {
						type: "isEmpty",
						params: ({ event }) => ({ drafts: event.output })
					},
					target: "empty"
				}, {
					target: "listed",
					actions: {
						type: "keepDrafts",
						params: ({ event }) => ({ drafts: event.output })
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
		listed: { on: {
			OPEN: {
				target: "opening",
				actions: {
					type: "keepDraft",
					params: ({ event }) => ({ draft: event.draft })
				}
			},
			DISCARD: {
				target: "discarding",
				actions: {
					type: "keepDraft",
					params: ({ event }) => ({ draft: event.draft })
				}
			}
		} },
		empty: {},
		opening: { invoke: {
			src: "open",
			input: ({ context }) => ({ claimRequestUuid: context.asked ?? "" }),
			onDone: "opened",
			onError: [{
				guard: {
					type: "mustAuthorise",
					params: errorOf
				},
				target: "authorising"
			}, {
				target: "failed",
				actions: {
					type: "keepFailure",
					params: errorOf
				}
			}]
		} },
		authorising: { on: {
			AUTHORISE: "checking",
			BACK: "loading"
		} },
		checking: { invoke: {
			src: "authorise",
			input: ({ context, event }) => {
				assertEvent(event, "AUTHORISE");
				return {
					claimRequestUuid: context.asked ?? "",
					field: event.field,
					value: event.value
				};
			},
			onDone: {
				target: "opened",
				actions: {
					type: "keepDraft",
					params: ({ event }) => ({ draft: event.output })
				}
			},
			onError: [
				{
					guard: {
						type: "isWrongNumber",
						params: errorOf
					},
					target: "refused",
					actions: {
						type: "keepFailure",
						params: errorOf
					}
				},
				{
					guard: {
						type: "isBlocked",
						params: errorOf
					},
					target: "locked",
					actions: {
						type: "keepFailure",
						params: errorOf
					}
				},
				{
					target: "failed",
					actions: {
						type: "keepFailure",
						params: errorOf
					}
				}
			]
		} },
		refused: { on: {
			AUTHORISE: "checking",
			BACK: "loading"
		} },
		locked: { on: { BACK: "loading" } },
		discarding: { invoke: {
			src: "discard",
			input: ({ context }) => ({ draft: context.draft }),
			onDone: "loading",
			onError: {
				target: "failed",
				actions: {
					type: "keepFailure",
					params: errorOf
				}
			}
		} },
		failed: { on: { BACK: "loading" } },
		opened: { type: "final" }
	}
});
var isOneOf = (codes, error) => codes.includes(toFailure(error).code);
export { draftListMachine as t };
