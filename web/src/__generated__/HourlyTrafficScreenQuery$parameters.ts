/**
 * @generated SignedSource<<5b4aac017e25ce2d6c02b3c94ec76e07>>
 * @relayHash 9ce5bcb7e97e79a0ddce2511b9fa6752
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d70d4d4180f1fa170d5ea10e7a151522a9e8781688b549c9bfd4bd31d0570f76

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HourlyTrafficScreenQuery } from './HourlyTrafficScreenQuery.graphql';

const node: PreloadableConcreteRequest<HourlyTrafficScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d70d4d4180f1fa170d5ea10e7a151522a9e8781688b549c9bfd4bd31d0570f76",
    "metadata": {},
    "name": "HourlyTrafficScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
