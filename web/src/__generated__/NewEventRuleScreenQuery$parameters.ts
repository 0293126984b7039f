/**
 * @generated SignedSource<<9d4d718c39d3d734678bf1df10c9b2c5>>
 * @relayHash 6d770d7cae3997bcdbe1e5842c6d6841
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 97ca0451234afcc7c41501e6a83f781421ea6e7940f162a9d83414f15989322f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { NewEventRuleScreenQuery } from './NewEventRuleScreenQuery.graphql';

const node: PreloadableConcreteRequest<NewEventRuleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "97ca0451234afcc7c41501e6a83f781421ea6e7940f162a9d83414f15989322f",
    "metadata": {},
    "name": "NewEventRuleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
