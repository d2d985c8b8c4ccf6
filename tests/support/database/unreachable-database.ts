import { type Database, DatabaseUnavailable } from '#server/db/database.ts';

const throwUnavailable = async () => {
  throw new DatabaseUnavailable('there is no database in this test');
};

/** A database that cannot be reached, for tests that need no rows. */
export const unreachableDatabase: Database = {
  location: 'nowhere',
  asVisitor: throwUnavailable,
  asStaff: throwUnavailable,
  asOwner: throwUnavailable,
  close: async () => {},
};
