/** The database with the list of files that are on their way into the library, and the folder of the browser's own file system with copies of them. */
export const KEPT_LIST = 'kept-uploads';
export const KEPT_FILES = 'kept-uploads';

/** The key that says, without anything being loaded, that there are such files, or that they are to be cleared away. */
export const KEPT_FLAG = 'uploadsKept';
export const CLEARING = 'clearing';
