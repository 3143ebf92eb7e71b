/** `npm run dev`: see `development.ts`. PORT chooses the port. */
import { startDevelopment } from "./development.ts";

const port = Number(process.env.PORT ?? 8787);
const { config } = await startDevelopment(port);
config.logger.info(`Ready on http://localhost:${port}`);
