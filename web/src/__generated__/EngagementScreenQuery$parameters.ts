/**
 * @generated SignedSource<<21431c863fd39a691662d732ff360eca>>
 * @relayHash 18be79d0f81276aebba35a447dfd3050
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7a5afda6e49ee1a24bef5e8eff722f86133556bed126a2c7af6d27669980bbf2

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EngagementScreenQuery } from './EngagementScreenQuery.graphql';

const node: PreloadableConcreteRequest<EngagementScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7a5afda6e49ee1a24bef5e8eff722f86133556bed126a2c7af6d27669980bbf2",
    "metadata": {},
    "name": "EngagementScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
