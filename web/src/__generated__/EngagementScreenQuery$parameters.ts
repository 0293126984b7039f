/**
 * @generated SignedSource<<92aeb18edb8767dd218de9e80e8c8840>>
 * @relayHash 584ef90ae9837285e9ea68cf16954c93
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c51a3f2c15f75f14f7362e56aefce96cb55e469480a3e4d72028fff7e0cabcd

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EngagementScreenQuery } from './EngagementScreenQuery.graphql';

const node: PreloadableConcreteRequest<EngagementScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8c51a3f2c15f75f14f7362e56aefce96cb55e469480a3e4d72028fff7e0cabcd",
    "metadata": {},
    "name": "EngagementScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
