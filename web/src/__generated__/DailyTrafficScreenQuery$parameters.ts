/**
 * @generated SignedSource<<421f63395049e777d017a289d425be2c>>
 * @relayHash d232f1c0e5a97a0e6c876d55328a5ff7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b01e52cdd1441a7b247adb7f7326a0fa15587686e902bd07a8034632c2f1940

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DailyTrafficScreenQuery } from './DailyTrafficScreenQuery.graphql';

const node: PreloadableConcreteRequest<DailyTrafficScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5b01e52cdd1441a7b247adb7f7326a0fa15587686e902bd07a8034632c2f1940",
    "metadata": {},
    "name": "DailyTrafficScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
