import { assign, raise, setup } from 'xstate';
import { mapTimeout, type Place, type Position } from '#machines/service/repairShops.ts';
import { port } from '#machines/calls/port.ts';
import { typesOf } from '#machines/calls/typesOf.ts';

/** The reporter's place: an address found, or where the device says it is. */
type OwnPlace = Position & { readonly label?: string };

type Keep = { readonly place: OwnPlace };

/**
 * The map of repair shops, the reporter's place, the search for an address, by words or by a point of the map, and their dialogs:
 * four regions that do not wait for each other. Anything that takes longer than the map request constant has failed. Source: specification sections 2 (modals), 8
 * (map-service errors) and 9.
 */
export const shopMapMachine = setup({
  types: typesOf<{
    context: {
      own: OwnPlace | undefined;
      places: readonly Place[];
      /** The point whose address was asked for last, undefined where words were. */
      pointed: Position | undefined;
    };
    events:
      /** The map is loaded and rendered outside. */
      | { type: 'LOAD_MAP' }
      | { type: 'MAP_SHOWN' }
      | { type: 'MAP_FAILED' }
      | { type: 'LOCATE' }
      | { type: 'FORGET_LOCATION' }
      | { type: 'SEARCH'; query: string }
      | { type: 'POINT'; at: Position }
      | { type: 'PICK_PLACE'; place: Place }
      | { type: 'OPEN_MAP' }
      | { type: 'OPEN_LOCATION' }
      | { type: 'CLOSE' };
  }>(),
  actors: {
    locate: port<Position, void>('locate'),
    searchAddress: port<readonly Place[], { query: string }>('searchAddress'),
    addressAt: port<readonly Place[], Position>('addressAt'),
  },
  delays: { mapTimeout },
  actions: {
    keepOwn: assign((_, { place }: Keep) => ({ own: place })),
    forgetOwn: assign({ own: undefined }),
    keepPlaces: assign((_, params: { places: readonly Place[] }) => params),
    forgetPlaces: assign({ places: [], pointed: undefined }),
    keepPoint: assign((_, { at }: { at: Position }) => ({ places: [], pointed: at })),
    closeDialog: raise({ type: 'CLOSE' }),
  },
}).createMachine({
  id: 'shopMap',
  context: { own: undefined, places: [], pointed: undefined },
  type: 'parallel',
  states: {
    map: {
      initial: 'unseen',
      states: {
        unseen: { on: { LOAD_MAP: 'loading' } },
        loading: {
          on: { MAP_SHOWN: 'shown', MAP_FAILED: 'mapFailed' },
          after: { mapTimeout: 'mapFailed' },
        },
        shown: { on: { LOAD_MAP: 'loading', MAP_FAILED: 'mapFailed' } },
        mapFailed: { on: { LOAD_MAP: 'loading' } },
      },
    },
    location: {
      initial: 'idle',
      on: {
        LOCATE: '.asking',
        PICK_PLACE: {
          target: '.found',
          actions: [{ type: 'keepOwn', params: ({ event: { place } }) => ({ place }) }, 'closeDialog'],
        },
        FORGET_LOCATION: { target: '.idle', actions: 'forgetOwn' },
      },
      states: {
        idle: {},
        asking: {
          invoke: {
            src: 'locate',
            onDone: {
              target: 'found',
              actions: [{ type: 'keepOwn', params: ({ event }) => ({ place: event.output }) }, 'closeDialog'],
            },
            onError: 'denied',
          },
          after: { mapTimeout: 'denied' },
        },
        denied: {},
        found: {},
      },
    },
    search: {
      initial: 'idle',
      on: {
        SEARCH: { target: '.searching', actions: 'forgetPlaces' },
        POINT: {
          target: '.locating',
          actions: { type: 'keepPoint', params: ({ event: { at } }) => ({ at }) },
        },
        PICK_PLACE: { target: '.idle', actions: 'forgetPlaces' },
      },
      states: {
        idle: {},
        searching: {
          invoke: {
            src: 'searchAddress',
            input: ({ event }) => ({ query: event.type === 'SEARCH' ? event.query : '' }),
            onDone: {
              target: 'found',
              actions: { type: 'keepPlaces', params: ({ event }) => ({ places: event.output }) },
            },
            onError: 'failed',
          },
          after: { mapTimeout: 'failed' },
        },
        locating: {
          invoke: {
            src: 'addressAt',
            input: ({ event }) => (event.type === 'POINT' ? event.at : { lat: 0, lng: 0 }),
            onDone: {
              target: 'found',
              actions: { type: 'keepPlaces', params: ({ event }) => ({ places: event.output }) },
            },
            onError: 'failed',
          },
          after: { mapTimeout: 'failed' },
        },
        failed: {},
        found: {},
      },
    },
    dialog: {
      initial: 'closed',
      states: {
        closed: { on: { OPEN_MAP: 'shopMap', OPEN_LOCATION: 'ownLocation' } },
        shopMap: { on: { CLOSE: 'closed', OPEN_LOCATION: 'ownLocation' } },
        ownLocation: { on: { CLOSE: 'closed' } },
      },
    },
  },
});
