/**
 * @generated SignedSource<<b7094c08c2e09fccf0acce585380f9da>>
 * @relayHash 103b9027bc5039926dee6ec8fe9539b7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9939ee9f7cd56e493fbae21e4b087e169e9ea89d9c0f55370c684085d7184fc3

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HeatmapPagesScreenQuery } from './HeatmapPagesScreenQuery.graphql';

const node: PreloadableConcreteRequest<HeatmapPagesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9939ee9f7cd56e493fbae21e4b087e169e9ea89d9c0f55370c684085d7184fc3",
    "metadata": {},
    "name": "HeatmapPagesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
