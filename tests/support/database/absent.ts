import { type Database, DatabaseUnavailable } from '#server/db/database.ts';

const refuse = async () => {
  throw new DatabaseUnavailable('there is no database in this test');
};

/** For tests that need no rows: a database that cannot be reached. */
export const absentDatabase: Database = {
  location: 'nowhere',
  asVisitor: refuse,
  asStaff: refuse,
  asOwner: refuse,
  close: async () => {},
};
