/**
 * @generated SignedSource<<d20089949655fc3302626a54f71841b0>>
 * @relayHash d2c7381faf478101db4e24a167ac2007
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 71e4cd7d7675a386d879ab608fdf3f010cee0e45b21601cf8b7ab1d13e40f05c

import { PreloadableConcreteRequest } from 'relay-runtime';
import { VisitorListScreenQuery } from './VisitorListScreenQuery.graphql';

const node: PreloadableConcreteRequest<VisitorListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "71e4cd7d7675a386d879ab608fdf3f010cee0e45b21601cf8b7ab1d13e40f05c",
    "metadata": {},
    "name": "VisitorListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
