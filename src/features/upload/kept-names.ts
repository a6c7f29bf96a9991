/** The database with the list of files, and the folder of the browser's own file system with copies of them. */
export const KEPT_LIST = 'kept-uploads';
export const KEPT_FILES = 'kept-uploads';
