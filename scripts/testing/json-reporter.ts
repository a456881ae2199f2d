import { JsonReporter, type TestModule } from 'vitest/node';

/** Vitest's own JSON report, without the line that says where it was written. */
export default class extends JsonReporter {
  override async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const { logger } = this.ctx;
    const { log } = logger;
    logger.log = () => {};
    try {
      await super.onTestRunEnd(modules);
    } finally {
      logger.log = log;
    }
  }
}
