/**
 * @generated SignedSource<<3d88518bb44915499f7e799475fb4262>>
 * @relayHash 88cbbc475140d7d842557b1852b5dd30
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ad2d23f71833d8f575bc3b31d282326c4f05875d4c2d9a53b546fd3acb6ffee6

import { PreloadableConcreteRequest } from 'relay-runtime';
import { TimelineScreenQuery } from './TimelineScreenQuery.graphql';

const node: PreloadableConcreteRequest<TimelineScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ad2d23f71833d8f575bc3b31d282326c4f05875d4c2d9a53b546fd3acb6ffee6",
    "metadata": {},
    "name": "TimelineScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
