/** The baseline: a minimal Fastify + pg endpoint for the same row. Settings: PORT, DATABASE_URL, POOL_SIZE. */
import Fastify from 'fastify';
import pg from 'pg';

const columns = ['first_name', 'last_name', 'email', 'company', 'inquiry_type', 'message'];
const statement = {
  name: 'insert',
  text: `insert into contact_submissions (${columns.join()}) values ($1, $2, $3, $4, $5, $6)`,
};

const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: Number(process.env.POOL_SIZE),
});
const app = Fastify();
app.get('/readyz', async () => 'ok');
app.post<{ Body: Record<string, unknown> }>('/contact_submissions', async (request, reply) => {
  await pool.query({ ...statement, values: columns.map((column) => request.body[column]) });
  return reply.code(201).send();
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
