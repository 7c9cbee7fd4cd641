/** In place of the package that brings this to React 17: React has it since 18. */
export { useSyncExternalStore } from 'react';
