import { createContext, useContext } from 'react';

/**
 * Who looks at the page. Pages are cached and the same for everybody, so the server and the first view say 'unknown',
 * which looks like 'guest'; who it really is follows when the browser has asked.
 */
export type Viewer = {
  status: 'unknown' | 'guest' | 'member';
  name?: string;
  role?: 'USER' | 'AUTHOR' | 'ADMIN';
};

const unknown: Viewer = { status: 'unknown' };

const ViewerContext = createContext<Viewer>(unknown);

/** Gives the viewer to everything below it: `<ViewerProvider value={viewer}>`. */
export const ViewerProvider = ViewerContext.Provider;

/** The viewer; 'unknown' where nobody has said. */
export const useViewer = (): Viewer => useContext(ViewerContext);

/** Whether the viewer may enter the back office. */
export const isStaff = (viewer: Viewer): boolean => viewer.role === 'ADMIN' || viewer.role === 'AUTHOR';
