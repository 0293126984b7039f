/**
 * @generated SignedSource<<ae26c193cd9431cbcd113645dd857f2f>>
 * @relayHash 29597c5f59591d716a3a5f5c8a4c2afc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d91cc7967977aaebc0b5a692900ce7f396effd0ce3b2995cb24f585d49cca60

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HeatmapListScreenQuery } from './HeatmapListScreenQuery.graphql';

const node: PreloadableConcreteRequest<HeatmapListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6d91cc7967977aaebc0b5a692900ce7f396effd0ce3b2995cb24f585d49cca60",
    "metadata": {},
    "name": "HeatmapListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
