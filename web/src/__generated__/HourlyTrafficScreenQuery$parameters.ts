/**
 * @generated SignedSource<<c40803afc765017614c46d84c82c49bd>>
 * @relayHash 0f736a0b63a1fcba32bd6c18aea4e4ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ca622ce03707fc3a26d0b104477876d33dd17ca894983e1426685d74f65cab5e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HourlyTrafficScreenQuery } from './HourlyTrafficScreenQuery.graphql';

const node: PreloadableConcreteRequest<HourlyTrafficScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ca622ce03707fc3a26d0b104477876d33dd17ca894983e1426685d74f65cab5e",
    "metadata": {},
    "name": "HourlyTrafficScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
