export const staffUsage = `Usage: npm run staff -- <command>

  invite ADDRESS --role ROLE [--name NAME]
                    prints a link that lets this person in to the desk, once and within 24 hours; for somebody who is in
                    already it replaces how they sign in, ends their sessions and gives them that role
  list              who is in, and who is invited
  disable ADDRESS   locks somebody out, at once
  enable ADDRESS    lets somebody in again, by what they signed in with before
  sign-out ADDRESS  ends somebody's sessions on all devices

ROLE  admin   everything: people, settings, export, erasure
      agent   leads and numbers
      editor  the words of the site: change, see and publish them

The link leads to DESK_ORIGIN, else to this machine. The last admin can be neither disabled nor given another role.
The database is the one in DATABASE_URL, else the embedded one in DATA_DIR, whether the site runs or not.
Exit codes: 0 done, 1 failed, 2 called wrongly
`;
