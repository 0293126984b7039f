/**
 * @generated SignedSource<<9d95a43012546f4e279eacf57cfdffae>>
 * @relayHash b8dd0876af00b60a535a98f19495b153
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c5c48800b404869e620fddb394b1fa57877d18fbaee7998389fdf162df5f022

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CardScreenQuery } from './CardScreenQuery.graphql';

const node: PreloadableConcreteRequest<CardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5c5c48800b404869e620fddb394b1fa57877d18fbaee7998389fdf162df5f022",
    "metadata": {},
    "name": "CardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
