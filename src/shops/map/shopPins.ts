import { DomEvent, divIcon, marker, type Map as LeafletMap, type Marker } from 'leaflet';
import type { RepairShop } from '#machines/service/repairShops.ts';
import styles from './ShopMap.module.css';

type Pin = { readonly marker: Marker; readonly button: HTMLButtonElement };

/**
 * The pins of repair shops on a map, as a function that shows given shops and the id of the chosen one; pins that stay keep the
 * focus. Each is a button that says which shop it is and whether it is chosen; together they are one stop of the tab key, and
 * arrows lead from one to the next.
 */
export function shopPins(map: LeafletMap, onChoose: (id: string) => void) {
  const pins = new Map<string, Pin>();

  const step = (event: KeyboardEvent): void => {
    const by = steps[event.key];
    if (by === undefined) return;
    // The arrows would move the map below the pin.
    event.stopPropagation();
    event.preventDefault();
    const buttons = [...pins.values()].map(({ button }) => button);
    const at = buttons.findIndex((button) => button === event.currentTarget);
    buttons.at((at + by) % buttons.length)?.focus();
  };

  const add = (shop: RepairShop): Pin => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = styles['pin'] ?? '';
    button.setAttribute('aria-label', `${shop.name}, ${shop.city}`);
    button.title = shop.name;
    button.dataset['shop'] = shop.id;
    button.addEventListener('click', () => onChoose(shop.id));
    button.addEventListener('keydown', step);
    DomEvent.disableClickPropagation(button);
    const icon = divIcon({ html: button, className: styles['place'] ?? '', iconSize: [0, 0] });
    const added = marker([shop.lat, shop.lng], { icon, keyboard: false, interactive: false }).addTo(map);
    return { marker: added, button };
  };

  return (shops: readonly RepairShop[], chosenId: string): void => {
    const before = new Map(pins);
    pins.clear();
    for (const shop of shops) pins.set(shop.id, before.get(shop.id) ?? add(shop));
    for (const [id, pin] of before) if (!pins.has(id)) pin.marker.remove();
    const reached = pins.has(chosenId) ? chosenId : shops[0]?.id;
    for (const [id, pin] of pins) {
      pin.button.ariaPressed = String(id === chosenId);
      pin.button.tabIndex = id === reached ? 0 : -1;
      pin.marker.setZIndexOffset(id === chosenId ? 1000 : 0);
    }
  };
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
