import { createContext } from "react";
// src/layout/frame/saveContext.ts
/** How saving is going in the report around, which every action bar shows. Without it nothing is saved here. */
var SaveContext = createContext(void 0);
export { SaveContext as t };
