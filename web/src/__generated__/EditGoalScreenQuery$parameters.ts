/**
 * @generated SignedSource<<b8c8a32027bda6683c03ed9f310a7c8b>>
 * @relayHash b31ef8566df8dd2fd041916f5d52b84c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8eec78451fbc8c920163c74057a05ea7ab8268c4425a09f731bfb9a215f9c0de

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EditGoalScreenQuery } from './EditGoalScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditGoalScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8eec78451fbc8c920163c74057a05ea7ab8268c4425a09f731bfb9a215f9c0de",
    "metadata": {},
    "name": "EditGoalScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
